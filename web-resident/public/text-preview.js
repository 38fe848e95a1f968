// In a preview of unsaved texts: marks where the previewed texts are on the page, again after each change of it.
const bar = document.querySelector('text-preview')
const output = bar.querySelector('output')
const patterns = JSON.parse(bar.dataset.patterns).map((pattern) => new RegExp(pattern, 'g'))
let isFirst = true

function rangesIn(node) {
  return patterns.flatMap((pattern) =>
    [...node.data.matchAll(pattern)].map(({ index, 0: found }) => {
      const range = new Range()
      range.setStart(node, index)
      range.setEnd(node, index + found.length)
      return range
    }),
  )
}

function mark() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const ranges = []
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    if (!node.parentElement?.closest('text-preview, script, noscript'))
      ranges.push(...rangesIn(node))
  }
  globalThis.CSS?.highlights?.set('text-preview', new Highlight(...ranges))
  const { none, some } = output.dataset
  const said = ranges.length === 0 ? none : `${some} ${ranges.length}`
  if (output.textContent !== said) output.textContent = said
  if (isFirst && ranges.length > 0) {
    isFirst = false
    ranges[0].startContainer.parentElement.scrollIntoView({ block: 'center' })
  }
}

let waiting = 0
function markSoon() {
  cancelAnimationFrame(waiting)
  waiting = requestAnimationFrame(mark)
}

mark()
new MutationObserver(markSoon).observe(document.body, {
  subtree: true,
  childList: true,
  characterData: true,
})
