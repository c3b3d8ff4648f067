import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import { NOMES_DOS_EMAILS } from '@instrutoria/domain/configuracao/modelos-de-email.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import type { Cena, Sonda } from '../access/probe.ts';
import { igual } from '../access/probe.ts';
import { insertInto, rowOf, rowsOf, updateRows } from '../rows.ts';
import { proximo } from '../world.ts';
import { umPng } from './imagem.ts';

async function comLogo({ t, w }: Cena, bytes: Buffer): Promise<void> {
  const logo = await w.novoArquivo('logo', null, bytes, 'configuracao:1');
  const { versao, ...padrao } = CONFIGURACAO_PADRAO;
  const dados = { ...padrao, instituicao: { ...padrao.instituicao, logo } };
  const [guardada] = await updateRows(t, 'configuracao', { dados }, { id: 1 });
  if (guardada === undefined) await insertInto(t, 'configuracao', { id: 1, versao, dados });
}

export const sondasDaConfiguracao = {
  lerConfiguracao: {
    montar: ({ t }) => ({
      efeito: async ({ body }) => {
        const { versao, fuso } = await lerConfiguracao(t.deps.database.db);
        const lida = body as { versao: number; fuso: string };
        igual([lida.versao, lida.fuso], [versao, fuso]);
      },
    }),
  },
  atualizarConfiguracao: {
    montar({ t }) {
      const nome = `Universidade ${proximo()}`;
      const efeito = async () => igual((await lerConfiguracao(t.deps.database.db)).instituicao.nome, nome);
      return { corpo: { instituicao: { nome } }, efeito };
    },
  },
  lerEfeitoDoFuso: {
    montar: () => ({
      query: 'fuso=America/Noronha',
      efeito: ({ body }) => {
        igual(Object.keys(body as object).sort(), ['ganham', 'horas', 'marcado']);
      },
    }),
  },
  enviarLogo: {
    montar: async ({ t, quem }) => ({
      arquivo: { bytes: await umPng() },
      efeito: async ({ body }) => {
        const { data } = body as { data: string };
        const { tipo, donoId } = await rowOf(t, 'arquivo', { referencia: data });
        igual({ tipo, donoId }, { tipo: 'logo', donoId: quem?.id });
      },
    }),
  },
  instituicaoPublica: {
    montar: () => ({
      efeito: ({ body }) => {
        igual(Object.keys(body as object).sort(), [
          ...[
            'agora',
            'cidade',
            'contas',
            'dataSimulada',
            'demonstracao',
            'encarregado',
            'fuso',
            'fusosAnteriores',
            'interrupcao',
            'logo',
            'nome',
            'programa',
            'sigla',
            'termoNoSistema',
          ],
        ]);
        const { contas, demonstracao } = body as { contas: unknown; demonstracao: boolean };
        igual([contas, demonstracao], [[], false]);
      },
    }),
  },
  listarModelosDeEmail: {
    montar: () => ({
      efeito: ({ body }: { body: unknown }) => igual((body as unknown[]).length, NOMES_DOS_EMAILS.length),
    }),
  },
  mudarModeloDeEmail: {
    montar: ({ t }) => {
      const assunto = `Mudou ${proximo()}`;
      return {
        de: 'emailAlterado',
        corpo: { assunto, texto: 'Olá.' },
        efeito: async () => {
          const [gravado] = await rowsOf(t, 'modeloDeEmail', { nome: 'emailAlterado' });
          igual(gravado?.assunto, assunto);
        },
      };
    },
  },
  preverModeloDeEmail: {
    semRastro: true,
    montar: () => ({
      de: 'emailAlterado',
      corpo: { assunto: 'Mudou', texto: 'Olá, {{nome}}.' },
      efeito: ({ body }: { body: unknown }) =>
        igual((body as { texto: string }).texto.startsWith('Olá, Ana Souza.'), true),
    }),
  },
  coresPublicas: {
    montar: () => ({ efeito: ({ text }: { text: string }) => igual(text, '') }),
  },
  logoPublico: {
    async montar(cena) {
      const bytes = Buffer.from(`logo ${proximo()}`);
      await comLogo(cena, bytes);
      const efeito = ({ text }: { text: string }) => igual(text, bytes.toString());
      return { efeito };
    },
  },
} satisfies Record<string, Sonda>;
