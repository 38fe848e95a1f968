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

/** Routes that visitors navigate in-app, by id. */
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
 * The routes in a visitor's browser. Other links load their page from the server, so that the home
 * page does not grow with every screen behind the login.
 */
export const visitorRoutes = root.addChildren(
  Object.entries(walked).map(([id, route]) =>
    // Placed as in the generated tree, the only one that the router's types know.
    route.update({ id, path: id, getParentRoute: () => root } as never),
  ),
) as unknown as Routes // A subset: it has what a visitor's page shows.
