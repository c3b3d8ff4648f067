import { porNome } from '@instrutoria/domain/kernel/objetos.ts';
import { CAMPOS, CONTAGENS, ESCOLHAS, TEXTOS } from '@instrutoria/domain/projeto/campos.ts';
import {
  ehCorpoOuNulo,
  ehEditalOuNulo,
  ehEnvioOuNulo,
  ehFeitoPeloAutosave,
  ehVeioOuNulo,
  saoColaboradores,
  saoCronogramas,
  saoDisciplinas,
} from '../submit/guards.ts';
import type { WizardData } from '../wizard-data.ts';

/** Key and text form of a field. `read` gives undefined for an invalid text. */
export interface StoredField<T> {
  readonly key: string;
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
}

const asText = (key: string): StoredField<string> => ({ key, read: (text) => text, write: (value) => value });

const asNumber = (key: string): StoredField<number | null> => ({
  key,
  read: (text) => (text === '' ? null : /^-?\d{1,10}(?:\.\d{1,9})?$/.test(text) ? Number(text) : undefined),
  write: (value) => (value === null ? '' : String(value)),
});

/** A count may temporarily be no number: an error when it is sent, but no loss that needs a warning. */
const asCount = (key: string): StoredField<number | null> => {
  const number = asNumber(key);
  return { ...number, read: (text) => (text === 'NaN' ? Number.NaN : number.read(text)) };
};

const asBoolean = (key: string): StoredField<boolean> => ({
  key,
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  write: String,
});

const asInstant = (key: string): StoredField<string | null> => ({
  key,
  read: (text) => (text === '' ? null : Number.isNaN(Date.parse(text)) ? undefined : text),
  write: (value) => value ?? '',
});

function asJson<T>(key: string, is: (value: unknown) => value is T): StoredField<T> {
  return {
    key,
    read: (text) => {
      try {
        const value: unknown = JSON.parse(text);
        return is(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    write: (value) => JSON.stringify(value),
  };
}

/** The keys of E-PROJETO-12, and further ones for resuming and sending. */
export const STORED_FIELDS: { readonly [K in keyof WizardData]: StoredField<WizardData[K]> } = {
  ...porNome([...TEXTOS, ...ESCOLHAS], (nome) => asText(CAMPOS[nome].chave)),
  ...porNome(CONTAGENS, (nome) => asCount(CAMPOS[nome].chave)),
  tipoProjeto: asText('tipo'),
  edital: asJson('edital', ehEditalOuNulo),
  temColaboradores: asBoolean('tem_colaboradores'),
  colaboradores: asJson('professores_colaboradores', saoColaboradores),
  naoCadastrados: asJson('professores_colaboradores_nao_cadastrado', saoColaboradores),
  disciplinas: asJson('disciplinas', saoDisciplinas),
  cronogramas: asJson('cronogramas', saoCronogramas),
  projetoId: asNumber('projeto_id'),
  projetoVersao: asNumber('projeto_versao'),
  projetoSalvoEm: asInstant('projeto_salvo_em'),
  ehSubmetido: asBoolean('projeto_submetido'),
  soCronogramas: asBoolean('so_cronogramas'),
  alteradoEm: asInstant('alterado_em'),
  envioPendente: asJson('envio_pendente', ehEnvioOuNulo),
  rascunhoPendente: asJson('rascunho_pendente', ehEnvioOuNulo),
  rascunhoAntes: asJson('rascunho_antes', ehCorpoOuNulo),
  autosave: asJson('autosave', ehFeitoPeloAutosave),
  veioDe: asJson('veio_de', ehVeioOuNulo),
};
