import autocannon from 'autocannon'
import { siteHeaders } from '#contract/endpoint.ts'
import { Qa } from '../support/qa.ts'
import { signIn } from '../support/playerClient.ts'

/** Answers a second at ten connections, and how long the 99th of a hundred took (ms). */
export interface Throughput {
  readonly perSecond: number
  readonly p99: number
}

async function load(url: string, headers: Record<string, string>): Promise<Throughput> {
  const result = await autocannon({ url, headers, connections: 10, duration: 5 })
  if (result.non2xx > 0) throw new Error(`${url} refused ${result.non2xx} of ${result.requests.total} calls`)
  return { perSecond: Math.round(result.requests.average), p99: result.latency.p99 }
}

/** A public call, a player's call that reads the ledger, and the document of the home page. */
export async function operatorThroughput(
  origin: string,
): Promise<Record<'access' | 'wallet' | 'document', Throughput>> {
  const player = await new Qa(origin).player()
  const { idToken } = await signIn(origin, player.email, player.password)
  return {
    access: await load(`${origin}/access/v1/player/access/context`, siteHeaders),
    wallet: await load(`${origin}/api/v1/player/wallet/balance`, { ...siteHeaders, authorization: idToken }),
    document: await load(`${origin}/en-UN`, {}),
  }
}
