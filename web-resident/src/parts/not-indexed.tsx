/** Search engines leave the page out: it names people, or is open to who has its link. */
export const NotIndexed = () => <meta name="robots" content="noindex" />
