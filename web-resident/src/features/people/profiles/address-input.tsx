import { type ComponentProps, useId, useRef, useState } from 'react'
import { searchAddresses } from '@portal/openapi/resident-client/parcels'
import { TextInput } from '@portal/web-ui/text-input'
import { useApp } from '@portal/web-ui/use-app'

/** Typing pauses after this long without a key. */
const pauseMs = 200

interface Known {
  readonly address: string
  readonly zip: string
}

/** Suggests the city's addresses in a datalist; `onKnown` gets one that the city knows. */
export function AddressInput({
  onKnown,
  ...props
}: ComponentProps<typeof TextInput> & { onKnown?: (known: Known) => void }) {
  const { call } = useApp()
  const id = useId()
  const [offered, offer] = useState<readonly Known[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function find(text: string): Promise<void> {
    offer(await call(searchAddresses, { query: { text } }).catch(() => []))
  }

  return (
    <>
      <TextInput
        {...props}
        list={id}
        onInput={({ currentTarget: { value } }) => {
          clearTimeout(timer.current)
          const known = offered.find(({ address }) => address === value)
          if (known) return onKnown?.(known)
          timer.current = setTimeout(() => void find(value), pauseMs)
        }}
      />
      <datalist id={id}>
        {[...new Set(offered.map(({ address }) => address))].map((address) => (
          <option key={address} value={address}>
            {address}
          </option>
        ))}
      </datalist>
    </>
  )
}
