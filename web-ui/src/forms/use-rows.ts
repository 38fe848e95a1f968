import { useEffect, useRef, useState } from 'react'

/** `key` is stable when other rows are removed. */
export interface Row<Value> {
  readonly key: number
  /** Initial values; the form has the current ones. */
  readonly value: Value
}

export function useRows<Value>(first: readonly Value[]) {
  const [rows, setRows] = useState<readonly Row<Value>[]>(() =>
    first.map((value, key) => ({ key, value })),
  )
  const nextKey = useRef(first.length)
  const wantedId = useRef<string>(undefined)
  // Focus the new row.
  useEffect(() => {
    if (wantedId.current) document.getElementById(wantedId.current)?.focus()
    wantedId.current = undefined
  })
  return {
    rows,
    /** `focusId` returns the id of the row's field to focus. */
    add(value: Value, focusId?: (place: number) => string): void {
      wantedId.current = focusId?.(rows.length)
      setRows([...rows, { key: nextKey.current++, value }])
    },
    remove(key: number): void {
      setRows(rows.filter((row) => row.key !== key))
    },
  }
}
