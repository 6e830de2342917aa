import { sha256 } from '@noble/hashes/sha2.js'

// Runs in a worker: tries answers until the hash begins with enough zero bits. Hashed here and not by the platform, whose digest
// is asynchronous: handing a few bytes over and back takes ten times as long as hashing them.
const encoder = new TextEncoder()

function leadingZeroBits(hash: Uint8Array): number {
  let bits = 0
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24
    bits += 8
  }
  return bits
}

function solve(challenge: string, difficulty: number): string {
  for (let answer = 0; ; answer++)
    if (leadingZeroBits(sha256(encoder.encode(`${challenge}:${answer}`))) >= difficulty) return String(answer)
}

addEventListener('message', ({ data }: MessageEvent<{ challenge: string; difficulty: number }>) => {
  postMessage(solve(data.challenge, data.difficulty))
})
