/** The document's JSON text: web-ui/vite-app.ts makes it of the YAML when the BFFs are built. */
declare const json: string
export default json
