/** What is collected at the curb, in the order in which people read it. */
export const pickupServices = [
  'garbage',
  'recycling',
  'yard-waste',
  'leaf-bags',
  'street-leaves',
  'christmas-trees',
] as const

export type PickupService = (typeof pickupServices)[number]

/** Garbage is collected all year: no season begins or ends it. */
export const seasonalServices = pickupServices.filter((service) => service !== 'garbage')
