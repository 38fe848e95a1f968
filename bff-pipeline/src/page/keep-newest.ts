/** Keeps at most so many of this isolate's: the oldest goes. */
export function keepNewest<Kept>(
  all: Map<string, Kept>,
  key: string,
  kept: Kept,
  most: number,
): void {
  all.delete(key)
  all.set(key, kept)
  const [oldest] = all.keys()
  if (all.size > most && oldest !== undefined) all.delete(oldest)
}
