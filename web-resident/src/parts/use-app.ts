import { getRouteApi } from '@tanstack/react-router'

const root = getRouteApi('__root__')

/** What the whole app shares: the API, the city and its flags, the visitor. */
export const useApp = () => root.useRouteContext()
