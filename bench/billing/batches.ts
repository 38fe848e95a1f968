const perAccount = 10

const columns =
  'kind,customerId,locationId,streetNumber,address1,city,state,zip,balance,number,type,billDate,dueDate,amount,lines'

const numberOf = (i: number): string => `${9_000_000 + i},${9_000_000 + i}`

export const accountsCsv = (bills: number): string =>
  [
    columns,
    ...Array.from(
      { length: bills / perAccount },
      (_, i) => `account,${numberOf(i)},${i},${i} Millrace St,Elgin,IL,60120,6120,,,,,,`,
    ),
  ].join('\n')

/** A CSV batch with this many bills of these accounts; numbers differ by `round`. */
export const billsCsv = (bills: number, round: number): string =>
  [
    columns,
    ...Array.from(
      { length: bills },
      (_, i) =>
        `bill,${numberOf(Math.floor(i / perAccount))},,,,,,6120,${round}-${i % perAccount},Water,11082026,11292026,6120,Water=4280|Sewer=1840`,
    ),
  ].join('\n')
