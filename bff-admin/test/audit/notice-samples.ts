const path = '/notifications/delinquencies'

const inAMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

const texts = {
  title: 'Your water will be shut off',
  titleEs: 'Le cortaremos el agua',
  body: '{amount} {deadline} {todo} {hours} {phone} {link}',
  bodyEs: '{amount} {deadline} {todo} {hours} {phone} {link}',
  todo: 'Pay.',
  todoEs: 'Pague.',
  hours: '9 to 4',
  hoursEs: '9 a 4',
  phone: '311',
  minimumDays: 10,
}

/** A request that takes effect, for notices before the water is shut off. */
export const noticeSamples = {
  sendNotices: async () => ({
    path,
    body: {
      isAcknowledged: true,
      delinquencyData: [
        {
          line: 2,
          accountNumber: '1004-5004',
          delinquentAmount: 84.35,
          shutoffDate: inAMonth(),
          phonePreference: false,
        },
      ],
    },
  }),
  // The demo city's texts are of their first version.
  setNoticeTexts: async () => ({ path: `${path}/texts`, body: { ...texts, version: 1 } }),
} as const

export const noticesWithoutChanges = {
  verifyNotices: 'Only shows what a file has.',
} as const
