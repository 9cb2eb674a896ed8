# What flash.sh says, in Spanish; flash-en.sh has the same functions.

text_usage() {
  cat <<'TEXT'
Uso: ./flash.sh [--dry-run] [--language CÓDIGO] PLACA [PUERTO]
     ./flash.sh --list

Compila el firmware para la PLACA (en dist/PLACA), lo envía por un puerto serie al Storage de la placa, donde queda
guardado, la reinicia y pregunta al reloj su versión. Lo que había en Storage se borra, también ajustes y partidas.

  PUERTO, --port PUERTO  el puerto serie, como /dev/ttyUSB0, o tcp://SERVIDOR:PUERTO
  --language CÓDIGO      el idioma de la pantalla al principio, como es (si no se da, en)
  --dry-run              dice qué órdenes ejecutaría, sin ejecutar ninguna
  --list                 las placas que hay
  --help                 este texto

Raspberry Pi Pico: mantenga pulsado BOOTSEL al conectar su cable USB; aparece como la unidad RPI-RP2, y PUERTO es la carpeta
de esa unidad, si no se encuentra sola.

Pixl.js: un adaptador serie de 3,3 V, su TX a D0, su RX a D1, GND a GND, conectado antes de dar la corriente.
Un reloj en marcha tiene la consola cerrada. Para enviarle otro firmware: quítele la corriente, mantenga pulsado MENU
(BTN1, arriba a la izquierda), dé la corriente, siga pulsando 3 segundos hasta que la barra de la pantalla se llene y
suelte enseguida. (Si suelta antes, espera por Bluetooth: empiece de nuevo. Si tarda más, se borra su programa, lo que
aquí no importa.)

Códigos de salida: 0 hecho, 1 ha fallado, 2 entrada incorrecta.
TEXT
}

# The console is closed while flagfall runs.
text_open_console() {
  echo "mantenga MENU (BTN1) al dar la corriente, hasta que la barra se llene (3 s), suelte y repita esta orden"
}

text_port_word() { echo PUERTO; }
text_option() { echo "no hay opción $1; véase ./flash.sh --help"; }
text_port_value() { echo "--port necesita un puerto, como --port /dev/ttyUSB0"; }
text_language_value() { echo "--language necesita el código de un idioma, como es"; }
text_one_port() { echo "un puerto cada vez: $1 o $2"; }
text_name_board() { echo "indique una placa; véase ./flash.sh --help"; }
text_unknown_board() { echo "no hay ninguna placa $1; las que hay: $2"; }
text_not_installed() { echo "flagfall aún no está listo aquí: ejecute npm install"; }

# PORTS: those that look like the cable of a board, or nothing.
text_ports() {
  if [ -n "$1" ]; then echo "puertos aquí: $1"; else echo "aquí no hay ningún puerto de un cable USB"; fi
}
text_name_port() { echo "indique el puerto: ./flash.sh $1 PUERTO; $(text_ports "$2")"; }
text_address() { echo "$1 no es una dirección; debe ser tcp://SERVIDOR:PUERTO"; }
text_no_port() { echo "no existe el puerto $1: ¿está conectado el cable? $(text_ports "$2")"; }
text_not_serial() { echo "$1 no es un puerto serie; $(text_ports "$2")"; }
text_permission() {
  echo "no hay permiso para $1, que es del grupo $2: sudo usermod -aG $2 \$USER, y vuelva a iniciar la sesión"
}

text_nobody() { echo "nadie responde en $1; compruebe servidor y puerto"; }
text_in_use() { echo "$1 está en uso; cierre el otro programa"; }
text_not_opened() { echo "$1 no es un puerto serie que se pueda abrir"; }
text_runs_already() { echo "el reloj en $1 funciona con flagfall $2 y tiene la consola cerrada: $(text_open_console)"; }
text_silent() {
  echo "$1 no responde: compruebe el cable (TX a D0, RX a D1, GND); si la placa ya tiene flagfall: $(text_open_console)"
}
text_wrong_board() { echo "en $1 hay una $2, no una $3 ($4); no se ha cambiado nada: indique el puerto del reloj"; }
text_too_old() {
  echo "Espruino $2 en $1 es demasiado antiguo, al menos 2v26: actualícelo (espruino.com/Pixl.js) y repita esta orden"
}

text_sending() { echo "$1 en $2: enviando flagfall $3, como un minuto"; }
text_not_erased() { echo "no se ha podido borrar el Storage de la placa en $1: $(text_open_console)"; }
text_broken() { echo "lo que ha llegado a $1 no es lo que se envió: compruebe el cable; después $(text_open_console)"; }
text_not_started() {
  echo "se ha enviado, pero ningún reloj responde en $1: quítele la corriente, vuelva a darla y repita esta orden"
}
text_other_version() { echo "$1 responde como flagfall $2 para $3, pero se envió $4 para $5: ¿es el puerto correcto?"; }
text_done() { echo "Hecho: el reloj en $1 funciona con flagfall $2. Su consola está cerrada; --help dice cómo abrirla."; }

# ARCHIVO CARPETA: la carpeta indicada, o nada.
text_no_drive() {
  local how="mantenga BOOTSEL en el Pico al conectar su cable USB y arrastre $1 a la unidad RPI-RP2, o repita esta orden"
  if [ -n "$2" ]; then echo "$2 no es la unidad de un Pico, que tiene un archivo INFO_UF2.TXT: $how"; else echo "no hay ninguna unidad RPI-RP2: $how"; fi
}
text_not_copied() { echo "no se pudo escribir la imagen en $1"; }
text_copied() { echo "Hecho: $1 se ha copiado en $2; el Pico se reinicia y muestra el reloj."; }
text_step_copy() { echo "copia la imagen en la unidad del Pico, que se reinicia"; }

text_would_run() { echo "Se ejecutaría:"; }
text_step_build() { echo "compila el firmware"; }
text_step_ask() { echo "pregunta qué placa es"; }
text_step_erase() { echo "borra su Storage"; }
text_step_send() { echo "envía todos los archivos, compara las sumas, reinicia la placa"; }
text_step_hello() { echo "pregunta al reloj su versión: hello a $1, $2 baudios"; }
