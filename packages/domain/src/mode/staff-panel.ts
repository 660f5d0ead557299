/** The panels that staff open by tapping the hotel's mark. */
export const staffPanels = ['admin', 'tabletMode', 'frontDesk'] as const
export type StaffPanel = (typeof staffPanels)[number]
