import { useEffect, useRef, useState } from 'react'

/** A row of a form's list; the key stays when rows above it go. */
export interface Row<Value> {
  readonly key: number
  /** What the row's fields begin with; what was typed since then stands in the form. */
  readonly value: Value
}

/** The rows of a list in a form, to which some are added and from which some are taken. */
export function useRows<Value>(first: readonly Value[]) {
  const [rows, setRows] = useState<readonly Row<Value>[]>(() =>
    first.map((value, key) => ({ key, value })),
  )
  const nextKey = useRef(first.length)
  const wantedId = useRef<string>(undefined)
  // Whoever asked for a row goes on in it.
  useEffect(() => {
    if (wantedId.current) document.getElementById(wantedId.current)?.focus()
    wantedId.current = undefined
  })
  return {
    rows,
    /** `focusId` names, by the row's place, the field that gets the focus. */
    add(value: Value, focusId?: (place: number) => string): void {
      wantedId.current = focusId?.(rows.length)
      setRows([...rows, { key: nextKey.current++, value }])
    },
    remove(key: number): void {
      setRows(rows.filter((row) => row.key !== key))
    },
  }
}
