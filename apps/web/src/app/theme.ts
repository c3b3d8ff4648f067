import { createTheme, type MantineColorsTuple } from '@mantine/core';

// gov.br palette; shade 7 is the primary blue.
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

// Darker than the library's from shade 5 on, to reach 4.5:1 on white (T-L7).
const red: MantineColorsTuple = [
  '#fff5f5',
  '#ffe3e3',
  '#ffc9c9',
  '#ffa8a8',
  '#e06666',
  '#c93a3a',
  '#b01e1e',
  '#b01e1e',
  '#951515',
  '#7d0f0f',
];
const green: MantineColorsTuple = [
  '#ebfbee',
  '#d3f9d8',
  '#b2f2bb',
  '#8ce99a',
  '#51a865',
  '#2b8a3e',
  '#1e6b2e',
  '#1e6b2e',
  '#185925',
  '#12461d',
];

const fonts =
  "'Noto Sans Variable', 'Noto Sans', Rawline, Raleway, 'Segoe UI', Roboto, system-ui, sans-serif";

export const theme = createTheme({
  primaryColor: 'azul',
  primaryShade: 7,
  colors: { azul, red, green },
  defaultRadius: 'md',
  fontFamily: fonts,
  headings: { fontFamily: fonts, fontWeight: '650' },
  focusRing: 'auto',
  respectReducedMotion: true,
  // By name: importing would load their code (ADR 0004).
  components: {
    Anchor: { defaultProps: { underline: 'always' } },
    Button: { defaultProps: { size: 'md', fw: 600 } },
    Drawer: {
      defaultProps: {
        closeButtonProps: { 'aria-label': 'Fechar' },
        attributes: { header: { role: 'presentation' } },
      },
    },
    Input: { defaultProps: { size: 'md' } },
    // Description below the input, so that inputs of one row are aligned.
    InputWrapper: {
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    Modal: {
      defaultProps: {
        closeButtonProps: { 'aria-label': 'Fechar' },
        centered: true,
        // Leaves room for notices, so that they cover no button.
        yOffset: 'clamp(5dvh, calc(var(--avisos, 0px) + 1.5rem), 40dvh)',
        styles: { title: { fontSize: '1.2rem', fontWeight: 650, color: 'var(--azul-9)' } },
        // Inside role=dialog a <header> would count as a second banner.
        attributes: { header: { role: 'presentation' } },
      },
    },
    NavLink: { defaultProps: { variant: 'light' } },
    PasswordInput: {
      defaultProps: { visibilityToggleButtonProps: { 'aria-label': 'Mostrar ou esconder a senha' } },
    },
  },
});
