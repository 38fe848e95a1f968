import { fillIn } from '@portal/core/texts/rules'

interface SentFile {
  readonly id: string
  readonly name: string
}

/** The field's texts, with values to fill in. */
type Say = (key: 'uploading' | 'failed' | 'added' | 'removed' | 'remove', values: Values) => string
type Values = Readonly<Record<string, string>>

/** Uploads files to the form's draft when they are chosen, with progress. */
export function sendFiles(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-files]')) serve(box)
}

function serve(box: HTMLElement): void {
  const input = box.querySelector<HTMLInputElement>('input[type="file"]')
  const list = box.querySelector<HTMLElement>('ul')
  const status = box.querySelector<HTMLElement>('[role="status"]')
  const { files: folder = '', name = '', most = '10' } = box.dataset
  if (!input || !list || !status) return
  const say: Say = (key, values) => fillIn(box.dataset[key] ?? '', values)
  const limit = () => {
    input.disabled = list.children.length >= Number(most)
  }
  input.hidden = false
  limit()
  input.addEventListener('change', () => {
    const chosen = [...(input.files ?? [])].slice(0, Number(most) - list.children.length)
    input.value = ''
    void chosen.reduce(
      // One after the other, since limits count earlier files.
      (before, file) => before.then(() => send(file)),
      Promise.resolve(),
    )
  })
  list.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    const row = button?.closest('li')
    const { id } = row?.dataset ?? {}
    if (!row || id === undefined) return
    void fetch(`${folder}/${id}`, { method: 'DELETE' }).then(() => {
      status.textContent = say('removed', { name: row.firstElementChild?.textContent ?? '' })
      row.remove()
      limit()
      input.focus()
      changed()
    })
  })

  const changed = () => box.dispatchEvent(new Event('files', { bubbles: true }))

  async function send(file: File): Promise<void> {
    const row = document.createElement('li')
    const label = document.createElement('span')
    const bar = document.createElement('progress')
    label.textContent = say('uploading', { name: file.name })
    bar.max = 1
    bar.setAttribute('aria-label', label.textContent)
    row.append(label, bar)
    list?.append(row)
    try {
      const sent = await upload(file, (done) => {
        bar.value = done
      })
      row.dataset['id'] = sent.id
      row.replaceChildren(...rowOf(sent))
      if (status) status.textContent = say('added', { name: sent.name })
    } catch (error) {
      row.remove()
      const reason = error instanceof Error ? error.message : ''
      if (status) status.textContent = say('failed', { name: file.name, reason })
    }
    limit()
    changed()
  }

  function rowOf({ id, name: called }: SentFile): readonly Element[] {
    const label = document.createElement('span')
    label.textContent = called
    const value = document.createElement('input')
    Object.assign(value, { type: 'hidden', name, value: id })
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'quiet small'
    button.textContent = say('remove', { name: called })
    return [label, value, button]
  }

  /** XMLHttpRequest, since fetch has no upload progress. */
  function upload(file: File, onProgress: (done: number) => void): Promise<SentFile> {
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open('POST', `${folder}?${new URLSearchParams({ name: file.name })}`)
      request.setRequestHeader('content-type', 'application/octet-stream')
      request.setRequestHeader('accept-language', document.documentElement.lang)
      request.responseType = 'json'
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
      request.addEventListener('load', () => {
        const answer: unknown = request.response
        // The contract's reply for an accepted file.
        if (request.status === 201) resolve(answer as SentFile)
        else reject(new Error(reasonOf(answer)))
      })
      request.addEventListener('error', () => reject(new Error(box.dataset['offline'] ?? '')))
      request.send(file)
    })
  }

  function reasonOf(problem: unknown): string {
    const code =
      typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : ''
    // Written by our own server: the text of every error in the contract.
    const reasons = JSON.parse(box.dataset['reasons'] ?? '{}') as Record<string, string>
    return reasons[String(code)] ?? box.dataset['offline'] ?? ''
  }
}
