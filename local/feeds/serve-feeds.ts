import { html, page } from '../html.ts'
import { NOT_FOUND, serve, type Answer } from '../http.ts'
import { eventItem, eventsCalendar, eventsFeed } from './events.ts'
import { legistar } from './legistar.ts'
import { layerPath, newLots } from './new-lots.ts'
import { newsFeed, newsItem } from './news.ts'
import { picture } from './picture.ts'

export const feedAddresses = (port: number) => {
  // By number: workerd may resolve "localhost" to another address.
  const origin = `http://127.0.0.1:${port}`
  return {
    newsUrl: `${origin}/news.xml`,
    eventsUrl: `${origin}/events.ics`,
    brokenUrl: `${origin}/library.ics`,
    chatUrl: `http://localhost:${port}/chat`,
  }
}

/** A stand-in for the city's website: feeds, their pages and pictures, a chat, a map layer, and its Legistar. */
export function serveFeeds(port: number) {
  const origin = `http://127.0.0.1:${port}`
  const pictures = new Map<string, Buffer>()
  const feeds: Record<string, () => Answer> = {
    '/news.xml': () => ({ type: 'application/rss+xml', body: newsFeed(origin, new Date()) }),
    '/events.ics': () => ({ type: 'text/calendar', body: eventsCalendar(origin, new Date()) }),
    '/events.xml': () => ({ type: 'application/rss+xml', body: eventsFeed(origin, new Date()) }),
    '/chat': () => ({ type: 'text/html', body: chatPage }),
  }
  return serve(port, (url) => {
    const { pathname, searchParams } = url
    const ofLegistar = legistar(origin, url, new Date())
    if (ofLegistar) return ofLegistar
    if (pathname.startsWith(layerPath))
      return { type: 'application/json', body: JSON.stringify(newLots(pathname, searchParams)) }
    const feed = feeds[pathname]
    if (feed) return feed()
    const [, folder, name = ''] = pathname.split('/')
    if (folder === 'images') return image(name, pictures)
    const item =
      folder === 'news' ? newsItem(name) : folder === 'events' ? eventItem(name) : undefined
    return item ? { type: 'text/html', body: itemPage(item.title) } : NOT_FOUND
  })
}

function image(name: string, pictures: Map<string, Buffer>): Answer {
  const slug = name.replace(/\.png$/, '')
  if (!newsItem(slug) && !eventItem(slug)) return NOT_FOUND
  const body = pictures.get(slug) ?? picture(slug)
  pictures.set(slug, body)
  return { type: 'image/png', body }
}

const itemPage = (title: string) =>
  page(
    title,
    html`<main>
      <h1>${title}</h1>
      <p>This page stands for one of the city’s own website. All of it is invented.</p>
    </main>`,
  )

// Shown in an iframe whose page has its own `main`.
const chatPage = page(
  'Demo chat',
  html`<div>
    <h1>Chat with the demo city</h1>
    <p>This stands in for the chat that a city buys from a provider. No one reads it.</p>
    <p lang="es">Esto representa el chat que una ciudad contrata con un proveedor. Nadie lo lee.</p>
  </div>`,
)
