import { openPush } from '@portal/core/push/deliver'

// Makes so many pushes, and sends them over six connections if it is asked to.

interface Bindings {
  readonly KEYS: string
  readonly BROWSER: string
}

const connections = 6

// oxlint-disable-next-line import/no-default-export -- the platform asks for one
export default {
  async fetch(request: Request, { KEYS, BROWSER }: Bindings): Promise<Response> {
    const asked = new URL(request.url).searchParams
    const to = asked.get('to') ?? ''
    const sender = {
      // Written by push-cost.ts.
      web: JSON.parse(KEYS) as { publicKey: string; privateKey: string; subject: string },
      fcm: null,
      origins: { resident: 'https://portal.example', staff: '' },
      fetch: (endpoint: string, init: RequestInit) =>
        to === ''
          ? Promise.resolve(new Response(null, { status: 201 }))
          : fetch(to + new URL(endpoint).pathname, init),
    }
    // Likewise.
    const browser = JSON.parse(BROWSER) as { p256dh: string; auth: string }
    const push = openPush(sender, { now: () => new Date() })
    let left = Number(asked.get('count'))
    const work = async () => {
      for (; left > 0;) {
        left -= 1
        const outcome = await push(
          {
            app: 'resident',
            platform: 'web',
            endpoint: `https://fcm.googleapis.com/fcm/send/${left}`,
            ...browser,
          },
          {
            tag: '01a21602-5f00-7000-8000-000000000000',
            title: 'Boil your water until Thursday',
            body: 'A main broke on Riverbluff Blvd. Boil water for one minute before you drink it.',
            path: '/messages',
          },
        )
        if (outcome.kind !== 'delivered') throw new Error(outcome.kind)
      }
    }
    await Promise.all(Array.from({ length: connections }, work))
    return new Response('done')
  },
}
