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
