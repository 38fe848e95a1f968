import { getRouteApi } from '@tanstack/react-router'

const root = getRouteApi('__root__')

/** What the whole staff app shares: the API, the city and its flags, who is signed in. */
export const useStaff = () => root.useRouteContext()
