import { PASSOS } from '../features/instalacao/components/digitado.ts';
import type { Row } from './falha-row.ts';
import { click, type, whenThere } from './screen.ts';

const aberta = {
  at: '/instalacao',
  answers: {
    abrirInstalacao: {
      partes: [{ parte: 'email', situacao: 'ausente', mensagem: 'sem SMTP_URL' }],
      endereco: 'http://localhost:3000',
    },
  },
} as const;

const titulo = (texto: string) =>
  whenThere(() => [...document.querySelectorAll('h2')].find((h) => h.textContent === texto));

/** What each step asks for. */
const DIGITADO: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Instituição: { 'instituicao.nome': 'Universidade do Cariri', 'instituicao.sigla': 'UC' },
  'Dados pessoais': { 'encarregado.nome': 'Rita', 'encarregado.email': 'rita@exemplo.br' },
  Unidades: { unidades: 'Reitoria;Crato' },
  Administrador: {
    'administrador.nome': 'Joana Prado',
    'administrador.cpf': '529.982.247-25',
    'administrador.email': 'joana@exemplo.br',
    'administrador.siape': '1234567',
    'administrador.unidade': 'Reitoria',
    'administrador.senha': 'um trem azul de tarde',
    'administrador.confirmacao': 'um trem azul de tarde',
  },
};
const PASSOS_DA_TELA = PASSOS.map(({ title }) => title);

/** With everything typed, up to this step. */
async function ate(passo: string): Promise<void> {
  await type({ codigo: 'ABCD' });
  await click('Abrir o assistente');
  for (const este of PASSOS_DA_TELA) {
    await titulo(este);
    if (este === passo) return;
    await type(DIGITADO[este] ?? {});
    if (este === 'Fuso horário') (await whenThere(() => document.getElementById('fusoConfirmado'))).click();
    await click('Continuar');
  }
}

const inicio = {
  at: '/menu',
  tipo: 'administrador',
  answers: {
    pendenciasDaInstalacao: [{ item: 'email', mensagem: 'Nenhum servidor de e-mail está configurado.' }],
    listarAvisos: [],
    dataAtual: '2026-05-13T12:00:00+00:00',
  },
} as const;

/** What the administrator's first page asks of the installation (T-K13). */
export const ABREM_COM_A_INSTALACAO: readonly Row[] = [{ call: 'pendenciasDaInstalacao', ...inicio }];

/** The assistant, and the list that stays of it (T-K13). */
export const ATOS_DA_INSTALACAO: readonly Row[] = [
  {
    call: 'abrirInstalacao',
    at: '/instalacao',
    prepare: () => type({ codigo: 'ABCD' }),
    act: () => click('Abrir o assistente'),
  },
  {
    call: 'testarEmailDaInstalacao',
    ...aberta,
    prepare: async () => {
      await ate('E-mail e arquivos');
      await type({ para: 'ana@exemplo.br' });
    },
    act: () => click('Enviar teste'),
  },
  {
    call: 'concluirInstalacao',
    ...aberta,
    prepare: () => ate('Primeiro edital'),
    act: () => click('Concluir a instalação'),
  },
  { call: 'dispensarPendencia', ...inicio, act: () => click('Dispensar') },
];
