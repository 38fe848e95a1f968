import { at, type Row } from './access-row.ts'

const missing = '01900000-0000-7000-8000-000000000000'

/** The permit search, open data, following a permit or a board, and the link that stops mail. */
export const followingRows = {
  searchPermits: { path: at('/permits/search?streetName=millrace'), status: 200 },
  listPermitsInView: {
    path: at('/permits/map?south=42&west=-88.4&north=42.1&east=-88.2'),
    status: 200,
  },
  getPermit: { path: at('/permits/2026/1001'), status: 200 },
  exportPermits: { path: at('/open-data/permits.csv'), status: 200 },
  exportPermitContractors: { path: at('/open-data/permit-contractors.csv'), status: 200 },
  exportPermitHistory: { path: at('/open-data/permit-history.csv'), status: 200 },
  exportPermitInspections: { path: at('/open-data/permit-inspections.csv'), status: 200 },
  listDataSets: { path: at('/open-data'), status: 200 },
  getOpenDataCatalog: { path: at('/open-data/catalog.jsonld'), status: 200 },
  getOpenDataFile: { path: at('/open-data/board-meetings.json'), status: 200 },
  getPermitFollowing: { path: at('/permits/2026/1001/following'), status: 200 },
  followPermit: {
    path: at('/permits/2026/1001/follow'),
    body: () => ({ guestEmail: `${crypto.randomUUID()}@home.example` }),
    status: 404,
  },
  unfollowPermit: { path: at('/permits/2026/1001/follow'), status: 200 },
  listFollowedPermits: { path: at('/followed-permits'), status: 200 },
  confirmFollowing: {
    path: at(`/permits/2026/1001/following/confirm?follower=${missing}&signature=x`),
    status: 404,
  },
  stopFollowing: {
    path: at(`/permits/2026/1001/following/stop?follower=${missing}&signature=x`),
    status: 404,
  },
  openStopFollowing: {
    path: at(`/permits/2026/1001/following/stop?follower=${missing}&signature=x`),
    status: 303,
  },
  unsubscribeByLink: {
    path: at(`/unsubscribe/${missing}?kind=news&signature=x`),
    status: 404,
  },
  openUnsubscribe: {
    path: at(`/unsubscribe/${missing}?kind=news&signature=x`),
    status: 303,
  },
  getBoardFollowing: { path: at('/boards/none/following'), status: 200 },
  followBoard: {
    path: at('/boards/none/follow'),
    body: () => ({ guestEmail: `${crypto.randomUUID()}@home.example` }),
    status: 404,
  },
  unfollowBoard: { path: at('/boards/none/follow'), status: 200 },
  listFollowedBoards: { path: at('/followed-boards'), status: 200 },
  confirmBoardFollowing: {
    path: at(`/boards/none/following/confirm?follower=${missing}&signature=x`),
    status: 404,
  },
  stopBoardFollowing: {
    path: at(`/boards/none/following/stop?follower=${missing}&signature=x`),
    status: 404,
  },
  openStopBoardFollowing: {
    path: at(`/boards/none/following/stop?follower=${missing}&signature=x`),
    status: 303,
  },
} as const satisfies Readonly<Record<string, Row>>
