const prefix = 'status:'

/** The sources' literals of a snapshot (`data-status`), sorted and separated by blanks; null when they name none. */
export const statusOf = (snapshot: { readonly tags: ReadonlySet<string> }): string | null => {
  const literals = [...snapshot.tags].filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length))
  return literals.length === 0 ? null : literals.toSorted().join(' ')
}
