import type { Page } from '@playwright/test'
import pg from 'pg'
import { walks, walkThrough } from './every-page.ts'
import { expect, test } from './fixtures.ts'
import { people, signIn } from './people.ts'

/** Marks every English text without a Spanish one. */
const sign = 'Only-in-English'

async function untranslate(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(`
    update services set item = item || ' ${sign}', description = '${sign} described', content = content || '<p>${sign}</p>',
      item_es = null, description_es = null, content_es = null;
    update articles set title = title || ' ${sign}', summary = '${sign} summary', title_es = null, summary_es = null,
      layout_items_es = null;
    update articles set layout_items = jsonb_set(layout_items::jsonb, '{0,value}', '"<p>${sign} within</p>"');
    update news_posts set category = '${sign} category', update_text = '${sign} update', additional_info = '<p>${sign}</p>',
      category_es = null, update_text_es = null, additional_info_es = null;
    update parcels set school_district = '${sign} district', current_land_use = '${sign} use';
    update requests set title = title || ' ${sign}', title_es = null;
    insert into feed_items (id, feed_id, kind, guid, title, snippet, location, starts_at, is_all_day, fetched_at) values
      (gen_random_uuid(), (select id from feeds where kind = 'news' limit 1), 'news', 'one', '${sign} story', '${sign} words', null, now() - interval '1 hour', false, now()),
      (gen_random_uuid(), (select id from feeds where kind = 'events' limit 1), 'events', 'two', '${sign} event', '${sign} words', '${sign} hall', now() + interval '1 day', false, now())`)
  await client.end()
}

/** Counts the marked texts, and lists those without lang="en". */
const looked = (page: Page): Promise<{ found: number; unmarked: readonly string[] }> =>
  page.evaluate((text) => {
    const names = ['aria-label', 'alt', 'placeholder', 'title']
    const isMarked = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') === 'en'
    const places: Element[] = []
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: around, textContent } = node
      if (around && textContent?.includes(text) && !around.closest('script, style'))
        places.push(around)
    }
    for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join()))
      if (names.some((name) => element.getAttribute(name)?.includes(text))) places.push(element)
    return {
      found: places.length,
      unmarked: places
        .filter((place) => !isMarked(place))
        .map((place) => place.outerHTML.slice(0, 160)),
    }
  }, sign)

const more = [
  { path: '/view-all-services' },
  { path: '/report' },
  { path: '/knowledgebase' },
  { path: '/elgin_today' },
  { path: '/knowledgebase', follow: /^\/knowledgebase\/[a-z]/ },
  { path: '/view-all-services', follow: /^\/activities\// },
  { path: '/open_reports' },
]

test('on Spanish pages every untranslated text is marked as English', async ({
  page,
  context,
  startCity,
}) => {
  test.setTimeout(300_000)
  const { origins, databaseUrl } = await startCity()
  await untranslate(databaseUrl)
  const origin = origins.resident
  await context.addCookies([{ name: 'language', value: 'es', url: origin }])
  const seen: Record<string, number> = {}
  const look = async (state: string) => {
    const { found, unmarked } = await looked(page)
    seen[state] = found
    expect.soft(unmarked, state).toEqual([])
  }
  const guest = walks['a guest']?.screens ?? []
  await walkThrough(page, { origin, screens: [...guest, ...more] }, look)
  await signIn(context, origin, people.full)
  await context.addCookies([{ name: 'language', value: 'es', url: origin }])
  await walkThrough(page, { origin, screens: walks['a resident']?.screens ?? [] }, look)
  // Proves that marked texts were found.
  for (const path of [
    '/',
    '/view-all-services',
    '/report',
    '/knowledgebase',
    '/in_progress',
    '/elgin_today',
  ])
    expect.soft(seen[path], path).toBeGreaterThan(0)
})
