import { isPrivateAddress, webAddress } from '../../platform/kernel/web-address.ts'
import { FeedRefused, type Network, reach } from '../feeds/index.ts'
import { type LinkProblem, linkLimits } from './rules.ts'

export type LinkVisit =
  | { readonly outcome: 'works' }
  /** The website turned the check away or is busy; residents may well see the page. */
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'broken'; readonly problem: LinkProblem; readonly seen: string }

const headers = { accept: '*/*', 'user-agent': 'MunicipalPortal/1.0 (link check)' }

const broken = (problem: LinkProblem, seen = ''): LinkVisit => ({
  outcome: 'broken',
  problem,
  seen,
})

/** They say that a page is there but not for us, or not now: for people who log in, no robots, too busy. */
const saysNothing = new Set([401, 402, 403, 405, 406, 407, 429, 451, 503, 999])
/** Cloudflare's words for an invalid certificate, and for a server that it cannot reach. */
const certificateStatuses = new Set([495, 525, 526])
const silentStatuses = new Set([504, 520, 521, 522, 523, 524, 530])

function ofStatus(status: number): LinkVisit {
  if (status < 400) return { outcome: 'works' }
  if (saysNothing.has(status)) return { outcome: 'unknown' }
  if (status === 404 || status === 410) return broken('not-found', String(status))
  if (certificateStatuses.has(status)) return broken('certificate')
  if (silentStatuses.has(status)) return broken('no-answer')
  return broken('error', String(status))
}

/** Errors of fetch differ by platform; all of them name the certificate or its protocol. */
function isAboutCertificate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /certificate|self.signed|\b(?:ssl|tls)\b|CERT_|_SSL_|_TLS_/i.test(`${code} ${error.message}`) ||
    isAboutCertificate(error.cause)
  )
}

function ofRefusal(error: FeedRefused): LinkVisit {
  if (error.refusal === 'too-many-redirects') return broken('redirects')
  if (error.refusal === 'unsafe-address') return broken('private')
  return broken(isAboutCertificate(error.cause) ? 'certificate' : 'no-answer')
}

async function ask(network: Network, address: string, method: 'HEAD' | 'GET'): Promise<LinkVisit> {
  try {
    const { redirects } = linkLimits
    return ofStatus(await reach(network, { address, headers, method, redirects }))
  } catch (error) {
    if (error instanceof FeedRefused) return ofRefusal(error)
    throw error
  }
}

/** Asks for the page without reading it; some servers answer only a GET. */
export async function visitLink(network: Network, address: string): Promise<LinkVisit> {
  const url = webAddress(address, address)
  // With credentials in it, which no public link needs.
  if (url === null) return broken('private')
  // Guards refuse other ports; residents can open them.
  if (!network.isLocal && new URL(url).port !== '' && !isPrivateAddress(url))
    return { outcome: 'unknown' }
  const first = await ask(network, url, 'HEAD')
  return first.outcome === 'broken' ? ask(network, url, 'GET') : first
}
