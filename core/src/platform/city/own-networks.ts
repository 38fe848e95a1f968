import { addressBytes, isInRange, type NetworkRange, networkRange } from '../kernel/network.ts'
import type { CitySettings } from './settings.ts'

interface ReadNetwork {
  readonly name: string
  readonly ranges: readonly NetworkRange[]
}

const known = new WeakMap<CitySettings, readonly ReadNetwork[]>()

function read(settings: CitySettings): readonly ReadNetwork[] {
  const networks =
    known.get(settings) ??
    settings.ownNetworks.map(({ name, ranges }) => ({
      name,
      ranges: ranges.map(networkRange).filter((range) => range !== null),
    }))
  known.set(settings, networks)
  return networks
}

/** Null for all other networks. */
export function ownNetworkOf(settings: CitySettings, address: string | null): string | null {
  const bytes = address === null ? null : addressBytes(address)
  if (!bytes) return null
  const found = read(settings).find(({ ranges }) => ranges.some((range) => isInRange(bytes, range)))
  return found?.name ?? null
}

/** Ranges that cannot be parsed, for an operator to see in the log. */
export const unreadRanges = ({ ownNetworks }: CitySettings): readonly string[] =>
  ownNetworks.flatMap(({ ranges }) => ranges.filter((range) => networkRange(range) === null))
