import { createTheme, type MantineColorsTuple } from '@mantine/core';

// gov.br palette, axe-clean; shade 7 is the primary blue.
const azul: MantineColorsTuple = [
  '#edf5ff',
  '#d4e5ff',
  '#adcdff',
  '#81aefc',
  '#5992ed',
  '#2670e8',
  '#155bcb',
  '#1351b4',
  '#0c326f',
  '#071d41',
];

const fonts =
  "'Noto Sans Variable', 'Noto Sans', Rawline, Raleway, 'Segoe UI', Roboto, system-ui, sans-serif";

/** Comfortable sizes: 16 px text and 44 px controls, for hands and eyes of any age. */
export const theme = createTheme({
  primaryColor: 'azul',
  primaryShade: 7,
  colors: { azul },
  defaultRadius: 'md',
  fontFamily: fonts,
  headings: { fontFamily: fonts, fontWeight: '650' },
  focusRing: 'auto',
  respectReducedMotion: true,
  // Named, not imported: a component's code comes with the page that uses it (ADR 0004).
  components: {
    Anchor: { defaultProps: { underline: 'always' } },
    Badge: { defaultProps: { miw: 'max-content', tt: 'none', fw: 600, size: 'lg' } },
    Button: { defaultProps: { size: 'md' } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Fechar' } } },
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { size: 'md' } },
    Modal: {
      defaultProps: {
        closeButtonProps: { 'aria-label': 'Fechar' },
        centered: true,
        overlayProps: { blur: 2 },
      },
    },
    NavLink: { defaultProps: { variant: 'light' } },
    PasswordInput: {
      defaultProps: { visibilityToggleButtonProps: { 'aria-label': 'Mostrar ou esconder a senha' } },
    },
    Table: { defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'md' } },
  },
});
