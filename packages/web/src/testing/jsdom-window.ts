/** jsdom's window, with the internals that a renewal needs. */
export type JsdomWindow = Window &
  typeof globalThis & {
    readonly _sessionHistory: {
      readonly currentEntry: object
      _entries: object[]
      _currentIndex: number
      clearHistoryTraversalTasks(): void
    }
  }
