import { chamada } from '../route.ts';

const TODOS = 'yes yes yes yes yes yes yes yes';
const ADMINISTRADOR = 'no no no no no yes no no';

/** Settings and the institution's public face. */
export const chamadasDaConfiguracao = {
  lerConfiguracao: chamada('GET', '/api/configuracao', 'Configuração', 'no yes yes yes yes yes yes yes'),
  atualizarConfiguracao: chamada('PUT', '/api/configuracao', 'Atualizar a configuração', ADMINISTRADOR, {
    limites: 'If-Match honoured',
  }),
  enviarLogo: chamada('POST', '/api/configuracao/logo', 'Enviar o logotipo', ADMINISTRADOR, {
    limites: 'JPEG/PNG ≤ 25 MB',
    envio: true,
  }),
  instituicaoPublica: chamada('GET', '/api/publico/instituicao', 'A instituição', TODOS, {
    limites: 'no secrets; contas only in demonstration mode',
  }),
  logoPublico: chamada('GET', '/api/publico/logo', 'O logotipo', TODOS, {
    limites: 'no secrets',
    arquivo: 'image/jpeg',
  }),
} as const;
