import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core';

/** The library's names for the colours of base.css, which defines both themes. */
const CORES = {
  '--mantine-color-body': 'var(--over)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--quiet)',
  '--mantine-color-placeholder': 'var(--quiet)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-default': 'var(--over)',
  '--mantine-color-default-hover': 'var(--soft)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-color-disabled': 'var(--plain-soft)',
  '--mantine-color-disabled-color': 'var(--quiet)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-gray-0': 'var(--side)',
  '--mantine-color-gray-1': 'var(--plain-soft)',
  '--mantine-color-gray-2': 'var(--line)',
  '--mantine-color-gray-3': 'var(--line)',
  '--mantine-color-gray-4': 'var(--edge)',
  '--mantine-color-gray-6': 'var(--edge)',
  '--mantine-color-gray-7': 'var(--quiet)',
  '--mantine-color-dark-0': 'var(--ink)',
  '--mantine-color-dark-1': 'var(--quiet)',
  '--mantine-color-dark-3': 'var(--edge)',
  '--mantine-color-dark-4': 'var(--edge)',
  '--mantine-color-dark-5': 'var(--soft)',
  '--mantine-color-dark-6': 'var(--over)',
  '--mantine-color-dark-7': 'var(--over)',
  '--mantine-color-dark-8': 'var(--side)',
  ...doAto('azul', { full: 'accent', over: 'accent-over', soft: 'soft-edge' }),
  ...doAto('red', { full: 'bad', over: 'bad', soft: 'bad-soft' }),
  ...doAto('green', { full: 'ok', over: 'ok', soft: 'ok-soft' }),
} as const;

/** The colours of a button, filled and in the quieter variant. */
function doAto(cor: string, tons: { readonly full: string; readonly over: string; readonly soft: string }) {
  const name = `--mantine-color-${cor}`;
  return {
    [`${name}-text`]: `var(--${tons.full})`,
    [`${name}-filled`]: `var(--${tons.full})`,
    [`${name}-filled-hover`]: `var(--${tons.over})`,
    [`${name}-light`]: `var(--${tons.soft})`,
    [`${name}-light-hover`]: `color-mix(in srgb, var(--${tons.full}) 15%, var(--page))`,
    [`${name}-light-color`]: `var(--${tons.over})`,
    [`${name}-outline`]: `var(--${tons.full})`,
  };
}

export const coresDaBiblioteca: CSSVariablesResolver = () => ({ variables: {}, light: CORES, dark: CORES });

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
  // Filled buttons are light in the dark theme, so their text is dark.
  variantColorResolver: (input) => {
    const cores = defaultVariantColorsResolver(input);
    return input.variant === 'filled' ? { ...cores, color: 'var(--on-accent)' } : cores;
  },
  fontSizes: { xs: 'var(--t4)', sm: 'var(--t4)', md: 'var(--t3)', lg: 'var(--t2)', xl: 'var(--t2)' },
  lineHeights: { md: '1.5' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  headings: {
    fontFamily: fonts,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: 'var(--t1)', lineHeight: '1.25' },
      h2: { fontSize: 'var(--t2)', lineHeight: '1.3' },
      h3: { fontSize: 'var(--t3)', lineHeight: '1.4' },
      h4: { fontSize: 'var(--t3)', lineHeight: '1.4' },
      h5: { fontSize: 'var(--t3)', lineHeight: '1.4' },
      h6: { fontSize: 'var(--t4)', lineHeight: '1.4' },
    },
  },
  focusRing: 'auto',
  respectReducedMotion: true,
  // By name, because importing them would load their code (ADR 0004).
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
        styles: {
          title: { fontSize: 'var(--t2)', fontWeight: 650, color: 'var(--ink)' },
          // A focused element scrolls to below the fixed header, which has up to three lines on a phone.
          content: { scrollPaddingTop: '8rem' },
        },
        // Inside role=dialog a <header> would be a second banner.
        attributes: { header: { role: 'presentation' } },
      },
    },
    NavLink: { defaultProps: { variant: 'light' } },
    PasswordInput: {
      defaultProps: {
        visibilityToggleButtonProps: {
          'aria-label': 'Mostrar ou esconder a senha',
          style: { color: 'var(--quiet)' },
        },
      },
    },
  },
});
