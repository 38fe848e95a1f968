/** Of a service's icon (spec, admin section 2.5: 32 x 32 recommended): pixels a side, and bytes. */
export const iconLimits = { side: 256, bytes: 280_000 } as const
