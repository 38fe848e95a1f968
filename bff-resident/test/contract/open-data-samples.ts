/** Requests for open data: of the moment, before the first night (open-data.api.test.ts). */
export const openDataSamples = {
  getOpenDataFile: {
    path: '/open-data/board-meetings.json',
    trips: 1,
    refused: [
      ['/open-data/nothing.csv', 400],
      ['/open-data/boards.geojson', 400],
    ],
  },
} as const
