import { noCaptcha } from '#contract/constants.ts'
import type { World } from './world.ts'

/**
 * The default captcha: the operator's own small challenge, solved in a worker so that typing stays smooth (REG-3).
 * SHA-256 of `challenge:answer` must begin with `difficulty` zero bits.
 */
export async function solveChallenge(challenge: string, difficulty: number, signal?: AbortSignal): Promise<string> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<string>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(`${challenge}:${data}`))
      worker.addEventListener('error', () => reject(new Error('the captcha could not be solved')))
      // A worker has no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage({ challenge, difficulty })
    })
  } finally {
    worker.terminate()
  }
}

/** What proves that a person asks: a token that a view has brought, else the operator's own challenge, solved here (REG-3). */
export async function captchaToken(world: World, brought: string, signal: AbortSignal): Promise<string> {
  if (world.settings.captcha === 'none' || brought !== noCaptcha) return brought
  const { challenge, difficulty } = await world.api.call('captchaChallenge', {}, { signal })
  return solveChallenge(challenge, difficulty, signal)
}
