import { loaded, type Loader } from '../../../parts/load-screen.ts'
import { textIn } from './find-form.ts'
import { findPeopleQuery } from './queries.ts'

/** What was searched without JavaScript; a script searches by itself. */
export const loadPeople = (loader: Loader): Promise<void> =>
  loaded(loader, async ({ queryClient, page }) => {
    const text = textIn(page).trim()
    if (text !== '') await queryClient.query(findPeopleQuery(text))
  })
