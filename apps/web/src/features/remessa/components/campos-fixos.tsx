import '@mantine/core/styles/NumberInput.layer.css';
import {
  NOMES_DAS_FONTES,
  NOMES_DOS_FORMATOS,
  NOMES_DOS_REGISTROS,
} from '@instrutoria/domain/remessa/messages.ts';
import { CAMPO_NOVO } from '@instrutoria/domain/remessa/rules/exemplo.ts';
import { buracosDoRegistro, formatoDaFonte } from '@instrutoria/domain/remessa/rules/layout-fixo.ts';
import {
  type CampoFixo,
  FONTES,
  FONTES_DO_ARQUIVO,
  FORMATOS_DO_CAMPO,
  type LayoutFixo,
  type RegistroFixo,
  TIPOS_DE_REGISTRO,
  type TipoDeRegistro,
} from '@instrutoria/domain/remessa/types.ts';
import { Button, Fieldset, Group, NativeSelect, NumberInput, Stack, Text, TextInput } from '@mantine/core';

import classes from './campos-fixos.module.css';

type Dito = (campo: string) => string | undefined;

const inteiro = (valor: number | string) =>
  typeof valor === 'number' ? Math.trunc(valor) : Number(valor) || 0;

/** Records and fields of a text of fixed widths; what is wrong is said beside each. */
export function CamposFixos({
  layout,
  onLayout,
  dito,
}: {
  readonly layout: LayoutFixo;
  readonly onLayout: (layout: LayoutFixo) => void;
  readonly dito: Dito;
}) {
  const { registros, tamanho } = layout;
  const com = (novos: readonly RegistroFixo[]) => onLayout({ ...layout, registros: novos });
  const acrescentar = (tipo: TipoDeRegistro) => {
    const ordem = (um: TipoDeRegistro) => TIPOS_DE_REGISTRO.indexOf(um);
    const novo: RegistroFixo = { tipo, campos: [CAMPO_NOVO] };
    com([...registros, novo].toSorted((a, b) => ordem(a.tipo) - ordem(b.tipo)));
  };
  return (
    <Stack gap="md">
      <Group gap="lg" align="flex-end">
        <NumberInput
          hideControls
          label="Tamanho da linha"
          description="Em caracteres"
          value={tamanho}
          error={dito('tamanho')}
          allowDecimal={false}
          onChange={(valor) => onLayout({ ...layout, tamanho: inteiro(valor) })}
        />
        <NativeSelect
          label="Fim da linha"
          value={layout.fimDaLinha}
          data={[
            { value: 'CRLF', label: 'Windows (CR LF)' },
            { value: 'LF', label: 'Unix (LF)' },
          ]}
          onChange={(event) =>
            onLayout({ ...layout, fimDaLinha: event.currentTarget.value === 'LF' ? 'LF' : 'CRLF' })
          }
        />
      </Group>
      {dito('registros') !== undefined && <Text c="red.8">{dito('registros')}</Text>}
      {registros.map((registro, i) => (
        <Registro
          // biome-ignore lint/suspicious/noArrayIndexKey: a record has no identity but its place
          key={i}
          nome={`${NOMES_DOS_REGISTROS[registro.tipo]} (registro ${i + 1})`}
          registro={registro}
          tamanho={tamanho}
          dito={(campo) => dito(campo === '' ? `registros.${i}` : `registros.${i}.campos.${campo}`)}
          onRegistro={(novo) => com(registros.map((um, n) => (n === i ? novo : um)))}
          onTirar={() => com(registros.filter((_, n) => n !== i))}
        />
      ))}
      <Group gap="xs">
        {TIPOS_DE_REGISTRO.map((tipo) => (
          <Button key={tipo} variant="light" onClick={() => acrescentar(tipo)}>
            Acrescentar {NOMES_DOS_REGISTROS[tipo].toLowerCase()}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

function Registro(props: {
  readonly nome: string;
  readonly registro: RegistroFixo;
  readonly tamanho: number;
  readonly dito: Dito;
  readonly onRegistro: (registro: RegistroFixo) => void;
  readonly onTirar: () => void;
}) {
  const { nome, registro, tamanho, dito, onRegistro } = props;
  const { campos } = registro;
  const com = (novos: readonly CampoFixo[]) => onRegistro({ ...registro, campos: novos });
  const livre = campos.reduce((fim, um) => Math.max(fim, um.posicao + um.tamanho), 1);
  return (
    <Fieldset legend={nome}>
      <Stack gap="sm">
        {dito('') !== undefined && <Text c="red.8">{dito('')}</Text>}
        {campos.map((campo, i) => (
          <Campo
            // biome-ignore lint/suspicious/noArrayIndexKey: a field has no identity but its place
            key={i}
            n={i + 1}
            campo={campo}
            fontes={registro.tipo === 'detalhe' ? FONTES : FONTES_DO_ARQUIVO}
            erro={dito(String(i))}
            onCampo={(novo) => com(campos.map((um, n) => (n === i ? novo : um)))}
            onTirar={() => com(campos.filter((_, n) => n !== i))}
          />
        ))}
        {buracosDoRegistro(registro, tamanho).map((buraco) => (
          <Text key={buraco} size="sm">
            {buraco}.
          </Text>
        ))}
        <Group gap="xs">
          <Button variant="light" onClick={() => com([...campos, { ...CAMPO_NOVO, posicao: livre }])}>
            Acrescentar campo
          </Button>
          <Button variant="default" onClick={props.onTirar}>
            Tirar este registro
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}

function Campo(props: {
  readonly n: number;
  readonly campo: CampoFixo;
  readonly fontes: readonly CampoFixo['fonte'][];
  readonly erro: string | undefined;
  readonly onCampo: (campo: CampoFixo) => void;
  readonly onTirar: () => void;
}) {
  const { n, campo, fontes, erro, onCampo } = props;
  return (
    <Group className={classes.campo} gap="xs" align="flex-end" role="group" aria-label={`Campo ${n}`}>
      <NativeSelect
        label="Dado"
        value={campo.fonte}
        error={erro}
        data={fontes.map((um) => ({ value: um, label: NOMES_DAS_FONTES[um] }))}
        onChange={(event) => {
          const fonte = fontes.find((um) => um === event.currentTarget.value) ?? campo.fonte;
          onCampo({ ...campo, fonte, ...formatoDaFonte(fonte) });
        }}
      />
      {campo.fonte === 'constante' && (
        <TextInput
          label="Texto"
          value={campo.texto}
          onChange={(event) => onCampo({ ...campo, texto: event.currentTarget.value })}
        />
      )}
      <NumberInput
        hideControls
        label="Posição"
        w="6rem"
        allowDecimal={false}
        value={campo.posicao}
        onChange={(valor) => onCampo({ ...campo, posicao: inteiro(valor) })}
      />
      <NumberInput
        hideControls
        label="Tamanho"
        w="6rem"
        allowDecimal={false}
        value={campo.tamanho}
        onChange={(valor) => onCampo({ ...campo, tamanho: inteiro(valor) })}
      />
      <NativeSelect
        label="Formato"
        value={campo.formato}
        data={FORMATOS_DO_CAMPO.map((um) => ({ value: um, label: NOMES_DOS_FORMATOS[um] }))}
        onChange={(event) =>
          onCampo({
            ...campo,
            formato: FORMATOS_DO_CAMPO.find((um) => um === event.currentTarget.value) ?? campo.formato,
          })
        }
      />
      <NativeSelect
        label="Preencher com"
        value={campo.preenchimento}
        data={[
          { value: ' ', label: 'Espaços' },
          { value: '0', label: 'Zeros' },
        ]}
        onChange={(event) =>
          onCampo({ ...campo, preenchimento: event.currentTarget.value === '0' ? '0' : ' ' })
        }
      />
      <NativeSelect
        label="Alinhar"
        value={campo.alinhamento}
        data={[
          { value: 'esquerda', label: 'À esquerda' },
          { value: 'direita', label: 'À direita' },
        ]}
        onChange={(event) =>
          onCampo({ ...campo, alinhamento: event.currentTarget.value === 'direita' ? 'direita' : 'esquerda' })
        }
      />
      <Button variant="default" onClick={props.onTirar}>
        Tirar<span className="sr-only"> o campo {n}</span>
      </Button>
    </Group>
  );
}
