/** Typing pauses after this long without a key. */
const pauseMs = 200

/** What is typed, and what it is called in the list. */
type Suggestion = readonly [value: string, label: string]
type Find = (text: string) => Promise<readonly Suggestion[]>

/** Suggests the city's addresses and contractors in a datalist. */
export function suggestAnswers(): void {
  serveAll('input[data-addresses]', findAddresses)
  serveAll('input[data-contractors]', findContractors)
}

function serveAll(selector: string, find: Find): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(selector)) serve(input, find)
}

/** Without the client, to keep the hosted form's script small. */
async function asked<Found>(path: string, text: string): Promise<readonly Found[]> {
  const answer = await fetch(`${path}?${new URLSearchParams({ text })}`)
  // The contract's reply.
  return answer.ok ? ((await answer.json()) as readonly Found[]) : []
}

/** searchAddresses */
async function findAddresses(text: string): Promise<readonly Suggestion[]> {
  const found = await asked<{ readonly address: string }>('/api/addresses', text)
  return found.map(({ address }) => [address, address])
}

/** searchContractors */
async function findContractors(text: string): Promise<readonly Suggestion[]> {
  interface Contractor {
    readonly number: string
    readonly name: string
    readonly isValid: boolean
    readonly trades: readonly string[]
  }
  const found = await asked<Contractor>('/api/contractors', text)
  return found
    .filter(({ isValid }) => isValid)
    .map(({ number, name, trades }) => [number, [number, name, ...trades].join(', ')])
}

function serve(input: HTMLInputElement, find: Find): void {
  const list = document.createElement('datalist')
  list.id = `${input.id}-known`
  input.after(list)
  input.setAttribute('list', list.id)
  input.autocomplete = 'off'
  let timer = 0
  let last = ''

  async function offer(): Promise<void> {
    const text = input.value.trim()
    if (text === last || text === '') return
    last = text
    const found = await find(text)
    if (last !== text) return
    list.replaceChildren(
      ...found.map(([value, label]) => {
        const option = document.createElement('option')
        option.value = value
        if (label !== value) option.label = label
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
