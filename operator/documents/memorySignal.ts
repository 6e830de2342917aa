/** How the process that reads a file ends itself when the file takes too much memory: no one else sends this to it. */
export const MEMORY_SIGNAL = 'SIGUSR2'
