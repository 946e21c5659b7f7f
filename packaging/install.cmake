# cmake --install: the program, what it reads, the client, the documents and the service. `cpack -G DEB` packs the same.
include(GNUInstallDirs)
set(ORRERY_SHARE "${CMAKE_INSTALL_DATADIR}/orrery")
set(client "${CMAKE_SOURCE_DIR}/client/dist")

install(CODE "
  if(NOT EXISTS \"${client}/index.html\")
    message(FATAL_ERROR \"the client is not built yet: run tools/build-client\")
  endif()")
install(TARGETS orrery RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
install(DIRECTORY "${CMAKE_SOURCE_DIR}/data" "${CMAKE_SOURCE_DIR}/rulebook" DESTINATION "${ORRERY_SHARE}")
install(DIRECTORY "${client}/" DESTINATION "${ORRERY_SHARE}/client")
# As they lie in the source, so that the links between them hold.
set(ORRERY_DOCS "${CMAKE_INSTALL_DATADIR}/doc/orrery")
install(DIRECTORY "${CMAKE_SOURCE_DIR}/docs" "${CMAKE_SOURCE_DIR}/examples" DESTINATION "${ORRERY_DOCS}"
  PATTERN __pycache__ EXCLUDE)
install(FILES "${CMAKE_SOURCE_DIR}/README.md" "${CMAKE_SOURCE_DIR}/CONTRIBUTING.md" "${CMAKE_SOURCE_DIR}/LICENSE" DESTINATION "${ORRERY_DOCS}")
install(FILES "${CMAKE_CURRENT_LIST_DIR}/nginx.conf" DESTINATION "${ORRERY_DOCS}/packaging")
install(FILES "${CMAKE_SOURCE_DIR}/LICENSE" DESTINATION "${ORRERY_DOCS}" RENAME copyright)

# The prefix is known when it is installed: the service names the program by its whole path. Settings of a system lie in /etc.
install(CODE "
  set(unit_in \"${CMAKE_CURRENT_LIST_DIR}/orrery.service.in\")
  set(conf_in \"${CMAKE_CURRENT_LIST_DIR}/orrery.conf.in\")
  set(conf \"${CMAKE_BINARY_DIR}/orrery.conf\")
  set(unit \"${CMAKE_BINARY_DIR}/orrery.service\")
  set(ORRERY_BIN_NAME \"${CMAKE_INSTALL_BINDIR}\")
  set(ORRERY_DOC_NAME \"${CMAKE_INSTALL_DATADIR}/doc/orrery\")")
install(CODE [[
  set(ORRERY_BIN "${CMAKE_INSTALL_PREFIX}/${ORRERY_BIN_NAME}")
  set(ORRERY_DOC "${CMAKE_INSTALL_PREFIX}/${ORRERY_DOC_NAME}")
  set(ORRERY_ETC "${CMAKE_INSTALL_PREFIX}/etc/orrery")
  if(CMAKE_INSTALL_PREFIX STREQUAL "/usr")
    set(ORRERY_ETC "/etc/orrery")
  endif()
  configure_file("${unit_in}" "${unit}" @ONLY)
  configure_file("${conf_in}" "${conf}" @ONLY)
  file(INSTALL "${unit}" DESTINATION "${CMAKE_INSTALL_PREFIX}/lib/systemd/system")
  file(INSTALL "${conf}" DESTINATION "${ORRERY_ETC}" PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ)
]])

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME orrery)
set(CPACK_PACKAGE_VENDOR "The Orrery project")
set(CPACK_PACKAGE_CONTACT "The Orrery project <orrery@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Space-empire board games by their full rules")
set(CPACK_PACKAGE_DESCRIPTION "Plays A Handful of Stars and Twilight Imperium (3rd and 4th edition) with friends and bots:
a server with a client for browsers, a program for the terminal, and the rules as a library of records,
simulations and odds.")
set(CPACK_STRIP_FILES ON)
# With DESTDIR the prefix is the real one, so that the service and its settings are named as they will lie.
set(CPACK_SET_DESTDIR ON)
set(CPACK_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS ca-certificates)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "nginx, postgresql")
foreach(script IN ITEMS conffiles postinst prerm postrm)
  list(APPEND CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA "${CMAKE_CURRENT_LIST_DIR}/debian/${script}")
endforeach()
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
