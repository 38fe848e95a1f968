/** Typing pauses when no key came for so long. */
const pauseMs = 200

/** Offers the city's addresses while one is typed: the browser's own list, a plain field without it. */
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
    // searchAddresses, without the client: the script of a hosted form is a few kilobytes.
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
    // Without suggestions it is a field like any other.
    timer = window.setTimeout(() => void offer().catch(() => undefined), pauseMs)
  })
}
