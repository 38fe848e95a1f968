/** listServices, which the worker fetches without the API's client and keeps for `/report`. */
export const servicesAddress = '/api/activities'

/** As the API answered; null without a copy. */
export async function keptServices(): Promise<unknown> {
  const copy = await caches.match(servicesAddress)
  return copy ? copy.json() : null
}
