export interface NewsItem {
  readonly slug: string
  readonly title: string
  /** HTML. */
  readonly summary: string
}

/** Newest first; invented. */
export const newsItems: readonly NewsItem[] = [
  {
    slug: 'riverside-bridge',
    title: 'Demo news: Riverside footbridge opens to walkers',
    summary:
      'The new footbridge links <b>Riverside Park</b> with downtown. It is lit at night and has no steps.',
  },
  {
    slug: 'leaf-collection',
    title: 'Demo news: What to do with your leaves',
    summary:
      'Leaves in paper bags are collected on your pickup day from October 1 to November 30. No sticker is needed.',
  },
  {
    slug: 'library-hours',
    title: 'Demo news: Library stays open later on Thursdays',
    summary:
      'From this month the main library closes at 9 p.m. on Thursdays &amp; offers homework help until then.',
  },
  {
    slug: 'water-main',
    title: 'Demo news: Water main work on Dunmore Avenue',
    summary:
      'One lane stays open in each direction. Residents on the block get a notice before water is turned off.',
  },
  {
    slug: 'budget-hearing',
    title: 'Demo news: Public hearing on next year’s budget',
    summary:
      'Come and speak, or send your comment in writing until noon of the day. Spanish interpretation is provided.',
  },
  {
    slug: 'tree-planting',
    title: 'Demo news: 300 trees for the east side',
    summary: 'Volunteers are welcome: gloves, shovels and cocoa are there. Se habla español.',
  },
  {
    slug: 'farmers-market',
    title: 'Demo news: Farmers market moves indoors',
    summary: 'The market continues in the Demo Arts Hall on Saturday mornings through the winter.',
  },
  {
    slug: 'bike-lanes',
    title: 'Demo news: New bicycle lanes on Abbott Grove Avenue',
    summary: 'Parking moves to the north side of the street. The lanes are swept and plowed.',
  },
  {
    slug: 'smoke-alarms',
    title: 'Demo news: Firefighters fit the thousandth free smoke alarm',
    summary:
      'It hangs in the hallway of a family on Tanner Row Court. <a href="https://www.cityofelgin.org">Ask for one</a> if you have none.',
  },
  {
    slug: 'lead-pipes',
    title: 'Demo news: Every lead pipe west of the river is gone',
    summary: 'Two years ahead of plan, and at no cost to those who live there.',
  },
  {
    slug: 'small-business',
    title: 'Demo news: Forty small businesses opened this year',
    summary:
      'Bakeries, barbers, a print shop &amp; two makers of musical instruments. A planner walked with each from idea to open door.',
  },
  {
    slug: 'summer-jobs',
    title: 'Demo news: Summer jobs for 120 young people',
    summary: 'Lifeguards, camp leaders and gardeners from 16 on. Nobody needs experience.',
  },
  {
    slug: 'snow-fleet',
    title: 'Demo news: Nineteen plows are ready for snow',
    summary:
      'Pupils of the demo city named them: <em>Plowy McPlowface</em>, <em>Blizzard of Oz</em> and seventeen more.',
  },
  {
    slug: 'senior-center',
    title: 'Demo news: Senior center opens its new kitchen',
    summary:
      'Lunch is at noon, Monday to Friday, for $4. Rides are free with a call the day before.',
  },
  {
    slug: 'mural',
    title: 'Demo news: A mural for the old mill',
    summary:
      'Three artists and ninety schoolchildren painted it in eleven days. It shows the river in four seasons.',
  },
  {
    slug: 'playground',
    title: 'Demo news: A playground for every child',
    summary: 'Swings for wheelchairs, quiet corners, shade, and a fence all around.',
  },
  {
    slug: 'recycling',
    title: 'Demo news: Less garbage, more recycling',
    summary:
      'Each household threw away 84 pounds less than a year ago. Food scraps make most of the difference.',
  },
  {
    slug: 'cpr',
    title: 'Demo news: Six hundred residents learn to save a life',
    summary: 'Hands-only CPR takes an hour to learn. The next Saturday class is free as well.',
  },
  {
    slug: 'history-walk',
    title: 'Demo news: Walk through the Watchmakers district',
    summary: 'A new guide with twenty stops, in English and Spanish, large print included.',
  },
  {
    slug: 'portal',
    title: 'Demo news: City services online, at any hour',
    summary: 'Pay a bill, report a problem, apply for a permit. The counters stay open as before.',
  },
]
