import type { BrandId } from './brands.ts'

/** Of what the parts outside the page are made: the manifest of the installed site and the page shown without a connection. */
export interface AppShellInput {
  readonly brand: BrandId
  /** The locale as addresses name it: `fi-FI`. */
  readonly segment: string
  /** Texts of the language by message id; null shows the English of the source. */
  readonly messages: Readonly<Record<string, unknown>> | null
}

/** They hold nothing of settings, content or a player, so they may be kept by whoever asks for them. */
export interface AppShell {
  /** HTML of the offline page, without the script that tries again. */
  readonly offline: string
  /** HTML that stands in for a page whose code could not be loaded (APP-1). */
  readonly crash: string
  /** What is said where scripts do not run; words alone. */
  readonly noScript: string
  /** Members of the web app manifest. */
  readonly manifest: Readonly<Record<string, unknown>>
}

/** Draws them. */
export type DrawAppShell = (input: AppShellInput) => AppShell

/** Where the operator serves them, by the locale. */
export const appShellAddress = (segment: string, file: 'offline.html' | 'site.webmanifest'): string =>
  `/app/${segment}/${file}`
