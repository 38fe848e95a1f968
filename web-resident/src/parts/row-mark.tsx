import { rowFields } from './rows-in.ts'

interface RowMarkProps {
  prefix: string
  /** Stands in `noscript` itself, of which there is no second inside the first. */
  isSpare?: boolean
}

/** Marks a row of a form's list. Without a script no row can be taken away: left empty, it does not count. */
export function RowMark({ prefix, isSpare }: RowMarkProps) {
  const spare = <input type="hidden" name={prefix + rowFields.spare} />
  return (
    <>
      <input type="hidden" name={prefix + rowFields.row} />
      {isSpare ? spare : <noscript>{spare}</noscript>}
    </>
  )
}
