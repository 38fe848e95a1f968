import { getRouteApi } from '@tanstack/react-router'

const root = getRouteApi('__root__')

/** What the whole app shares: the API, its answers, the city and its flags. */
export const useStaff = () => root.useRouteContext()
