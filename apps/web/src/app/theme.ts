import {
  Anchor,
  Badge,
  Button,
  createTheme,
  Drawer,
  Input,
  type MantineColorsTuple,
  Modal,
  NavLink,
  PasswordInput,
  Table,
} from '@mantine/core';
import './theme.css';

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
  components: {
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    Badge: Badge.extend({ defaultProps: { miw: 'max-content', tt: 'none', fw: 600, size: 'lg' } }),
    Button: Button.extend({ defaultProps: { size: 'md' } }),
    Drawer: Drawer.extend({ defaultProps: { closeButtonProps: { 'aria-label': 'Fechar' } } }),
    Input: Input.extend({ defaultProps: { size: 'md' } }),
    InputWrapper: Input.Wrapper.extend({ defaultProps: { size: 'md' } }),
    Modal: Modal.extend({
      defaultProps: {
        closeButtonProps: { 'aria-label': 'Fechar' },
        centered: true,
        overlayProps: { blur: 2 },
      },
    }),
    NavLink: NavLink.extend({ defaultProps: { variant: 'light' } }),
    PasswordInput: PasswordInput.extend({
      defaultProps: { visibilityToggleButtonProps: { 'aria-label': 'Mostrar ou esconder a senha' } },
    }),
    Table: Table.extend({ defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'md' } }),
  },
});
