import { z } from '@hono/zod-openapi'
import { circleIcons } from '@portal/core/city/rules'
import { circleLimits, mostPopularServices } from '@portal/core/home-page/rules'

const CircleLink = z
  .strictObject({
    id: z.string().min(1).max(circleLimits.id),
    icon: z.enum(circleIcons),
    text: z.string().max(circleLimits.text),
    textEs: z.string().max(circleLimits.text),
    address: z.string().max(circleLimits.address).openapi({
      description: 'A path, or the whole address of another site.',
    }),
    isOnPortal: z.boolean().openapi({
      description: 'A path of this portal; otherwise one of the city’s website.',
    }),
    isHidden: z.boolean(),
  })
  .openapi('CircleLink')

/** Both lists of the home page, in their order. */
export const HomePageContent = z
  .strictObject({
    circleLinks: z.array(CircleLink).max(circleLimits.links).openapi({
      description: 'Hidden ones too.',
    }),
    services: z.array(z.uuid()).max(mostPopularServices).openapi({
      description: 'The popular services. Names and icons are kept with each service.',
    }),
  })
  .openapi('HomePageContent')
