export const arrangementRefusals = {
  notFound: 'Arrangement.NotFound',
  notWhatIsDue: 'Arrangement.NotWhatIsDue',
  another: 'Arrangement.AnotherOpen',
  notOpen: 'Arrangement.NotOpen',
} as const
