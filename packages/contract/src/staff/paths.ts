/** What the page requests before it has loaded the schemas of its calls. */
export const LIVE_PATH = '/api/staff/live/'
export const ARRIVALS_PATH = '/api/staff/arrivals/'
