import type { AnyRoute } from '@tanstack/react-router'
import type { Routes } from './router.tsx'
import { Route as root } from './routes/__root.tsx'
import { Route as service } from './routes/activities.$id.tsx'
import { Route as home } from './routes/index.tsx'
import { Route as article } from './routes/knowledgebase.$id.tsx'
import { Route as articles } from './routes/knowledgebase.index.tsx'
import { Route as search } from './routes/search.tsx'
import { Route as services } from './routes/view-all-services.tsx'
import { Route as news } from './routes/{$city}_today.tsx'

/** What visitors walk through without loading a page anew, by route id. */
const walked: Readonly<Record<string, AnyRoute>> = {
  '/': home,
  '/search': search,
  '/view-all-services': services,
  '/{$city}_today': news,
  '/activities/$id': service,
  '/knowledgebase/': articles,
  '/knowledgebase/$id': article,
}

/**
 * The part of the app's routes that a visitor's browser knows. All other links load their page from
 * the server, so that the home page does not grow with every screen behind the sign-in.
 */
export const visitorRoutes = root.addChildren(
  Object.entries(walked).map(([id, route]) =>
    // As the generated tree places them; the router's types know only that one.
    route.update({ id, path: id, getParentRoute: () => root } as never),
  ),
) as unknown as Routes // A part of the whole: what a visitor's page shows, it has.
