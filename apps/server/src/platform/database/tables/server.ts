interface ServerSecrets {
  name: string
  value: Buffer
}

interface ServerSettings {
  name: string
  value: string
}

export interface ServerTables {
  server_secrets: ServerSecrets
  server_settings: ServerSettings
}
