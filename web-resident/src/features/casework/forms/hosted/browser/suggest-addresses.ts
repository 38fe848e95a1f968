/** Typing pauses after this long without a key. */
const pauseMs = 200

/** Suggests the city's addresses in a datalist. */
export function suggestAddresses(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-addresses]'))
    serve(input)
}

function serve(input: HTMLInputElement): void {
  const list = document.createElement('datalist')
  list.id = `${input.id}-known`
  input.after(list)
  input.setAttribute('list', list.id)
  input.autocomplete = 'off'
  let timer = 0
  let asked = ''

  async function offer(): Promise<void> {
    const text = input.value.trim()
    if (text === asked) return
    asked = text
    // searchAddresses without the client, to keep the hosted form's script small.
    const answer = await fetch(`/api/addresses?${new URLSearchParams({ text })}`)
    if (!answer.ok || asked !== text) return
    // The contract's addresses.
    const found = (await answer.json()) as readonly { readonly address: string }[]
    list.replaceChildren(
      ...found.map(({ address }) => {
        const option = document.createElement('option')
        option.value = address
        return option
      }),
    )
  }
  input.addEventListener('input', () => {
    clearTimeout(timer)
    // Without suggestions it is a plain field.
    timer = window.setTimeout(() => void offer().catch(() => undefined), pauseMs)
  })
}
