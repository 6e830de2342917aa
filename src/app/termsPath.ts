/** Where a version of the terms is read: its file in the content language, else in English, else any; the page of the terms without one. */
export function termsPath(
  files: readonly { readonly language: string; readonly url: string }[] | undefined,
  language: string,
): string {
  const one = (wanted: string) => files?.find((file) => file.language === wanted)
  return (one(language) ?? one('en') ?? files?.[0])?.url ?? 'terms'
}
