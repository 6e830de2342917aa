// Runs in a worker: tries answers until the hash begins with enough zero bits.
const encoder = new TextEncoder()
/** Answers hashed side by side; the platform's digest is asynchronous. */
const batch = 64

function leadingZeroBits(hash: Uint8Array): number {
  let bits = 0
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24
    bits += 8
  }
  return bits
}

async function solve(challenge: string, difficulty: number): Promise<string> {
  for (let start = 0; ; start += batch) {
    const answers = Array.from({ length: batch }, (_, offset) => String(start + offset))
    const hashes = await Promise.all(
      answers.map((answer) => crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${answer}`))),
    )
    const found = hashes.findIndex((hash) => leadingZeroBits(new Uint8Array(hash)) >= difficulty)
    if (found >= 0) return answers[found]!
  }
}

addEventListener('message', ({ data }: MessageEvent<{ challenge: string; difficulty: number }>) => {
  void solve(data.challenge, data.difficulty).then((answer) => postMessage(answer))
})
