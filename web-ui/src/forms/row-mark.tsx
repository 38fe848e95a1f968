import { rowFields } from './rows-in.ts'

interface RowMarkProps {
  prefix: string
  /** In a `noscript`, which cannot be nested. */
  isSpare?: boolean
}

/** Marks a form's row: without JavaScript rows cannot be removed, so empty ones are ignored. */
export function RowMark({ prefix, isSpare }: RowMarkProps) {
  const spare = <input type="hidden" name={prefix + rowFields.spare} />
  return (
    <>
      <input type="hidden" name={prefix + rowFields.row} />
      {isSpare ? spare : <noscript>{spare}</noscript>}
    </>
  )
}
